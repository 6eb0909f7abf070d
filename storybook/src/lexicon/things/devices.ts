/** Screens, cameras, clocks and other devices. `picture: words`, `|` between the words. */
export const DEVICES = `
television: tv|tv set|flat screen|monitor screen
laptop: computer|notebook computer|macbook|pc
desktop-computer: monitor|desktop|computer screen|screen
keyboard: computer keyboard
musical-keyboard: piano|grand piano|synthesizer|electric piano|upright piano
computer-mouse: wireless mouse
mobile-phone: cell phone|phone|smartphone|cellphone|iphone
telephone: landline|rotary phone|old phone
camera: reflex camera|slr camera|photo camera|photocamera|dslr
movie-camera: film camera|filmcamera|cinema camera
video-camera: camcorder|television camera|tv camera|video camera
mantelpiece-clock: clock|wall clock|grandfather clock
alarm-clock: bedside clock
watch: wristwatch|wrist watch|pocket watch
speaker-high-volume: loudspeaker box
optical-disk: turntable|record player|vinyl|vinyl record|record disc
`
