/** More of what is said of the film; columns: zh; ja; ko; es; fr; de; pt; it; ru. */
export const WIDER_FILM = `
, cartoon style , = 卡通片|动画片; ; 만화영화; dibujo animado|dibujos animados|caricatura; dessin animé|style bd; zeichentrick*|zeichentrickfilm; desenho animado; cartoni animati; мультик*|мультфильм*
, vibrant colors , = 色彩鲜艳|鲜艳的色彩; 鮮やかな色彩|鮮やかな色; 선명한 색감|화려한 색감; colores vivos|colores vibrantes; couleurs vives; kräftige farben|leuchtende farben; cores vivas|cores vibrantes; colori vivaci|colori vividi; яркие цвета|яркие краски
, pastel colors , = 粉彩色调|马卡龙色; パステルカラー; 파스텔톤|파스텔 톤; colores pastel|tonos pastel; couleurs pastel|tons pastel; pastellfarben; cores pastel|tons pastel; colori pastello|toni pastello; пастельн* цвет*|пастельн* тон*
, vintage film , = 老电影风格|怀旧风格|复古风格; レトロ風|昔の映画風; 옛날 영화 느낌|레트로 스타일|레트로; película antigua|estilo retro|estilo vintage; vieux film|style rétro|film ancien; alter film|retro-stil|wie ein alter film; filme antigo|estilo retrô|estilo vintage; vecchio film|stile retrò|pellicola vintage; стар* фильм*|ретро-стил*|в стиле ретро
, = ; ; ; película; ; ; filme; ; вид|фильм|ролик
`
