import { Button } from '@tramuntana/ui';
import { MessageCircle } from '@tramuntana/ui/icons';
import { whatsappAddress } from './companyLines';
import { useCompany } from './useCompany';

/** Opens a WhatsApp chat in a new tab. Renders nothing if the company has neither WhatsApp nor phone. */
export function WhatsAppLink() {
  const { contact } = useCompany();
  const address = contact.data && whatsappAddress(contact.data);
  if (!address) return null;
  return (
    <Button variant="secondary" asChild>
      <a href={address} target="_blank" rel="noopener noreferrer">
        <MessageCircle aria-hidden size={18} /> Escríbenos por WhatsApp
      </a>
    </Button>
  );
}
