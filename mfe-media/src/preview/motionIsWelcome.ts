type Connection = { saveData?: boolean };

/** Whether the browser asks for fewer bytes (the `Save-Data` preference). */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

/** Whether a video may start automatically: not under reduced motion or data saving. */
export const motionIsWelcome = (): boolean =>
  !savesData() && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
