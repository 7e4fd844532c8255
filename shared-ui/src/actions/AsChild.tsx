import { Children, cloneElement, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';

type Props = HTMLAttributes<HTMLElement> & {
  children?: ReactNode;
  /** Put before what the child holds. */
  before?: ReactNode;
};

type Child = ReactElement<{ className?: string; children?: ReactNode }>;

/** Renders its one child element with the props given: what the child says itself stays where these say nothing. */
export function AsChild({ children, before, className, ...props }: Props) {
  const child = Children.only(children) as Child;
  const classes = [className, child.props.className].filter(Boolean).join(' ');
  return cloneElement(child, { ...props, className: classes }, before, child.props.children);
}
