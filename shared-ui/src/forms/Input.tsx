import type { ComponentProps } from 'react';
import { control } from './control';

/** One line of text. */
export function Input(props: ComponentProps<'input'>) {
  return <input {...props} css={control} />;
}
