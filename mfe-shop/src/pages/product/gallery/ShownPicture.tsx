import { VisuallyHidden } from 'shared-ui';

type Props = { index: number; count: number };

/** Says to screen readers which picture is shown, whenever another one is (WCAG 4.1.3). */
export function ShownPicture({ index, count }: Props) {
  return (
    <VisuallyHidden>
      <span role="status">{`Imagen ${index + 1} de ${count}`}</span>
    </VisuallyHidden>
  );
}
