import createCache, { type EmotionCache } from '@emotion/cache';
import { __unsafe_useEmotionCache as useStyleCache } from '@emotion/react';
import { type Interpolation, type SerializedStyles, serializeStyles } from '@emotion/serialize';
import { getRegisteredStyles, insertStyles } from '@emotion/utils';
import { createElement, type ElementType, Fragment, type Key, type ReactElement } from 'react';
import * as react from 'react/jsx-runtime';

/**
 * Emotion's JSX runtime for the server, for less CPU: the same markup, class names and styles in the same order
 * (docs/decisions/0010). It serializes the same styles once, and has no themes, which the site does not use.
 */
export { Fragment };

/** Where an element's own type travels until it is rendered. A text, because cloneElement must take it along. */
const TYPE = '__TYPE__';

const KEY = 'css';

/** The styles of one page, in the order in which its elements were met. */
export const createStyleCache = (): EmotionCache => createCache({ key: KEY });

type Css = Interpolation<unknown>;
type Props = Record<string, unknown>;
type StyledProps = Props & { css?: Css; className?: string | null; [TYPE]: ElementType };

export const jsx = (type: ElementType, props: Props, key?: Key): ReactElement =>
  'css' in props ? react.jsx(Styled, { ...props, [TYPE]: type }, key) : react.jsx(type, props, key);

export const jsxs = (type: ElementType, props: Props, key?: Key): ReactElement =>
  'css' in props ? react.jsxs(Styled, { ...props, [TYPE]: type }, key) : react.jsxs(type, props, key);

/** An element with a css prop. Not the element itself, because a parent may still give it a class name (`asChild`). */
function Styled({ css, className: given, [TYPE]: type, ...props }: StyledProps) {
  const cache = useStyleCache();
  if (!cache) throw new Error('an element with a css prop is rendered outside of CacheProvider');
  const styles: string[] = [];
  const foreign = given ? getRegisteredStyles(cache.registered, styles, given) : '';
  const { serialized, className } = serialize(css, styles, foreign ? undefined : given);
  if (cache.inserted[serialized.name] === undefined) insertStyles(cache, serialized, typeof type === 'string');
  props.className = foreign + className;
  // Two children, as Emotion's own elements have: ids (useId) count them.
  return createElement(Fragment, null, null, createElement(type, props));
}

type Serialized = { serialized: SerializedStyles; className: string };

const MAX_KEPT = 5000;
const kept = new Map<string, Serialized>();

/** An element's own styles and those that came by class name, as one. Kept by names, which are hashes of what they name. */
function serialize(css: Css, styles: string[], classNames: string | null | undefined): Serialized {
  const own = nameOf(css);
  if (own === undefined || (styles.length > 0 && !classNames)) return serializeAnew(css, styles);
  const key = styles.length > 0 ? `${own} ${classNames}` : own;
  let found = kept.get(key);
  if (!found) {
    found = serializeAnew(css, styles);
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(key, found);
  }
  return found;
}

function serializeAnew(css: Css, styles: string[]): Serialized {
  const serialized = serializeStyles([css, ...styles]);
  return { serialized, className: `${KEY}-${serialized.name}` };
}

/** A name for styles made by `css()` and lists of them; undefined for what would have to be read to be told apart. */
function nameOf(css: Css): string | undefined {
  if (css == null || typeof css === 'boolean') return '';
  if (Array.isArray(css)) {
    const names = css.map(nameOf);
    return names.includes(undefined) ? undefined : `[${names.join()}]`;
  }
  return typeof css === 'object' && 'styles' in css && typeof css.styles === 'string' && 'name' in css
    ? String(css.name)
    : undefined;
}
