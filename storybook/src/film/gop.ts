/** Frames from key frame to key frame: players can jump to every second. */
export const GOP_FRAMES = 24
