import { Fragment, jsx, jsxs } from '@emotion/react/jsx-runtime';

export { Fragment };

type Element = Parameters<typeof jsx>;

/** Replaces the package's own `jsxDEV`, which would add a second copy of Emotion: the shell lends only `jsx-runtime`. */
export const jsxDEV = (type: Element[0], props: Element[1], key: Element[2], isStatic: boolean) =>
  (isStatic ? jsxs : jsx)(type, props, key);
