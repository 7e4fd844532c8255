type Connection = { saveData?: boolean };

/** The visitor asks for as few bytes as possible. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

/** Nothing may start to move, or fetch a video, that the visitor does not want. */
export const motionIsWelcome = (): boolean =>
  !savesData() && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
