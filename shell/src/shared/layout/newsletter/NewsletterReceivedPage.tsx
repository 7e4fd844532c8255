import { THANKS } from '../../api/newsletterSentences';
import { AnswerCard } from './AnswerCard';

export function Component() {
  return (
    <AnswerCard title="¡Bienvenido!" next={{ to: '/blog', label: 'Ir al blog' }}>
      {THANKS}
    </AnswerCard>
  );
}
