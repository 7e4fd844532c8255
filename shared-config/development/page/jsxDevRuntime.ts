import { Fragment, jsx, jsxs } from '@emotion/react/jsx-runtime';

export { Fragment };

type Element = Parameters<typeof jsx>;

/** As the package's own one, which would bring a second copy of Emotion: only `jsx-runtime` is lent by the shell. */
export const jsxDEV = (type: Element[0], props: Element[1], key: Element[2], isStatic: boolean) =>
  (isStatic ? jsxs : jsx)(type, props, key);
