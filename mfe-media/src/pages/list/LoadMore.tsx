import { Link } from 'react-router-dom';
import { Button } from 'shared-ui';
import { useEndlessScroll } from './useEndlessScroll';

type Props = {
  /** Of the list with one page more. */
  address: string;
  isLoading: boolean;
  /** Fetches the page that it adds; the same function as long as the address is the same. */
  fetchMore: () => Promise<unknown>;
  onPress: () => void;
};

/** A link to the longer list: works without JavaScript, and is followed by itself where there is some. */
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
