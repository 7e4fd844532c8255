type Wishes = { globalPrivacyControl?: boolean; connection?: { saveData?: boolean } };

/** Whether this browser may send reports. Not if it asks not to be tracked, or if it saves data. */
export function mayReport(): boolean {
  const { doNotTrack, globalPrivacyControl, connection } = navigator as Navigator & Wishes;
  return doNotTrack !== '1' && !globalPrivacyControl && !connection?.saveData;
}
