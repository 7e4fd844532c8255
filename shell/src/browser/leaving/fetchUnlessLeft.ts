import { followRequest, whileLeaving } from './whileLeaving';

/** `fetch`, with the whole body. What fails because the document is being left never rejects, unless the visitor stays. */
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
