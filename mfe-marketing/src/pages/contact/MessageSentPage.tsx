import { AnswerCard } from '@tramuntana/ui';
import { Link } from 'react-router-dom';
import { RECEIVED } from '../../messageForm/sentences';

/** The answer to a message that was sent without scripts. With scripts a toast has the same text. */
export function Component() {
  return (
    <AnswerCard title={RECEIVED.title} action={<Link to="/">Volver al inicio</Link>}>
      {RECEIVED.description}
    </AnswerCard>
  );
}
