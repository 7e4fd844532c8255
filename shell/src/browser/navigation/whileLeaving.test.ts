import { fetchUnlessLeft, followRequest, whileLeaving } from './whileLeaving';

const leave = () => window.dispatchEvent(new Event('beforeunload'));
const stay = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

let answer: { resolve: (response: Response) => void; reject: (error: Error) => void };
const onFailure = jest.fn();
/** Starts a request. The test decides how it ends. */
function request() {
  jest.spyOn(globalThis, 'fetch').mockReturnValueOnce(new Promise((resolve, reject) => (answer = { resolve, reject })));
  fetchUnlessLeft('/api/services').catch(onFailure);
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => onFailure.mockReset());
afterEach(stay);

test('a request that the browser aborts because the document is being left does not reject', async () => {
  request();
  leave();
  answer.reject(new TypeError('NetworkError when attempting to fetch resource.'));
  await settled();
  expect(onFailure).not.toHaveBeenCalled();
});

test('such a request rejects when the visitor comes back to the page', async () => {
  request();
  leave();
  answer.reject(new TypeError('NetworkError when attempting to fetch resource.'));
  stay();
  await settled();
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test('a failed request rejects at once while the document is not being left', async () => {
  request();
  answer.reject(new TypeError('NetworkError when attempting to fetch resource.'));
  await settled();
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test('a body that breaks off because the document is being left does not reject either', async () => {
  request();
  const body = new ReadableStream({
    pull(controller) {
      leave();
      controller.error(new TypeError('Error in body stream'));
    },
  });
  answer.resolve(new Response(body));
  await settled();
  expect(onFailure).not.toHaveBeenCalled();
});

test('a page without open requests does not listen to `beforeunload`, so that browsers can keep it for ‘back’', () => {
  const { ended } = followRequest();
  ended();
  leave();
  expect(whileLeaving()).toBeUndefined();
});

test('after half a minute the visitor counts as having stayed', () => {
  jest.useFakeTimers();
  followRequest();
  leave();
  jest.advanceTimersByTime(29_999);
  expect(whileLeaving()).toBeDefined();
  jest.advanceTimersByTime(1);
  expect(whileLeaving()).toBeUndefined();
  jest.useRealTimers();
});
