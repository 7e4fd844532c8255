import { EmptyState } from '@tramuntana/ui';
import type { CardItem } from '../../../content/sections';
import { CardsView } from '../../sections/CardsView';

type Props = { items: readonly CardItem[] };

/** The featured projects, or a message if there are none (docs/product/pages.md#home-4). */
export function ProjectList({ items }: Props) {
  if (items.length === 0) return <EmptyState title="Sin videos disponibles" />;
  return <CardsView items={items} ratio="16 / 9" snap />;
}
