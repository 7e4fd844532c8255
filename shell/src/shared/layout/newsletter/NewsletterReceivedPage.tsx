import { AnswerCard } from '@tramuntana/ui';
import { Link } from 'react-router-dom';
import { THANKS } from '../../api/newsletterSentences';

export function Component() {
  return (
    <AnswerCard title="¡Bienvenido!" action={<Link to="/blog">Ir al blog</Link>}>
      {THANKS}. Si te llega un correo para confirmar la suscripción, abre su enlace.
    </AnswerCard>
  );
}
