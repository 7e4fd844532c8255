type Connection = { saveData?: boolean };

/** Whether the browser asks for fewer bytes (the `Save-Data` preference). */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

/** Whether a video may start by itself: not under reduced motion, nor when the visitor saves data. */
export const motionIsWelcome = (): boolean =>
  !savesData() && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
