import { Button } from '@tramuntana/ui';
import { Link } from 'react-router-dom';
import { useEndlessScroll } from './useEndlessScroll';

type Props = {
  /** Address of the list with one more page. */
  address: string;
  isLoading: boolean;
  /** Loads that page. It must stay the same function as long as `address` is the same. */
  fetchMore: () => Promise<unknown>;
  onPress: () => void;
};

/** A link to the longer list. With JavaScript it is followed automatically while the visitor scrolls. */
export function LoadMore({ address, isLoading, fetchMore, onPress }: Props) {
  const { link, press } = useEndlessScroll(address, isLoading, fetchMore);
  return (
    <Button asChild variant="secondary" busy={isLoading}>
      <Link
        ref={link}
        to={address}
        replace
        preventScrollReset
        onClick={() => {
          press();
          onPress();
        }}
      >
        Cargar más
      </Link>
    </Button>
  );
}
