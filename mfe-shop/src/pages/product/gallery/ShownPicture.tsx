import { VisuallyHidden } from '@tramuntana/ui';

type Props = { index: number; count: number };

/** Announces the shown picture to screen readers after each change (WCAG 4.1.3). */
export function ShownPicture({ index, count }: Props) {
  return (
    <VisuallyHidden>
      <span role="status">{`Imagen ${index + 1} de ${count}`}</span>
    </VisuallyHidden>
  );
}
