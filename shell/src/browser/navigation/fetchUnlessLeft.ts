import { followRequest, whileLeaving } from './whileLeaving';

/** `fetch`, including the whole body. A failure while the document is being left rejects only if the visitor stays. */
export const fetchUnlessLeft: typeof fetch = async (...request) => {
  const { ended } = followRequest();
  try {
    const response = await fetch(...request);
    await response.clone().arrayBuffer();
    return response;
  } catch (error) {
    await whileLeaving();
    throw error;
  } finally {
    ended();
  }
};
