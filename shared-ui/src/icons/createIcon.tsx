import type { IconNode } from 'lucide';
import { type ComponentProps, createElement, type FunctionComponent } from 'react';

type IconProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** Width and height in px. */
  size?: number;
};

/**
 * An icon as a component. It is hidden from assistive technology: a text beside it or the control's name has the meaning.
 */
export type Icon = FunctionComponent<IconProps>;

/**
 * Makes a component from a drawing of the lucide set. The set's own React components weigh more than the icons of a page
 * (docs/decisions/0007-bytes-of-the-first-page.md).
 */
export function createIcon(node: IconNode): Icon {
  return ({ size = 24, ...props }) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
      aria-hidden
    >
      {node.map(([element, attributes], index) => createElement(element, { ...attributes, key: index }))}
    </svg>
  );
}
