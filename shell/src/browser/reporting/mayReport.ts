type Wishes = { globalPrivacyControl?: boolean; connection?: { saveData?: boolean } };

/** Whether a browser may send reports: not one that asks not to be tracked, nor one that saves data. */
export function mayReport(): boolean {
  const { doNotTrack, globalPrivacyControl, connection } = navigator as Navigator & Wishes;
  return doNotTrack !== '1' && !globalPrivacyControl && !connection?.saveData;
}
