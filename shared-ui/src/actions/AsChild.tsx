import { Children, cloneElement, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';

type Props = HTMLAttributes<HTMLElement> & {
  children?: ReactNode;
  /** Placed before the child's own content. */
  before?: ReactNode;
};

type Child = ReactElement<{ className?: string; children?: ReactNode }>;

/** Renders its only child element with these props added. They replace the child's own props; class names are joined. */
export function AsChild({ children, before, className, ...props }: Props) {
  const child = Children.only(children) as Child;
  const classes = [className, child.props.className].filter(Boolean).join(' ');
  return cloneElement(child, { ...props, className: classes }, before, child.props.children);
}
