import { useQuery } from '@tanstack/react-query';
import { useShell } from 'shared-contracts/runtime';
import type { Particulars } from '../../../content/legal/document';
import { addressQuery, businessQuery, contactQuery } from '../../api/company';
import { addressLine, UNKNOWN } from '../../contact/companyLines';

/** The company's particulars from the API; the fallback text for what it does not tell (docs/product/pages.md#legal-2). */
export function useParticulars(): Particulars {
  const { api } = useShell();
  const { data: contact } = useQuery(contactQuery(api));
  const { data: address } = useQuery(addressQuery(api));
  const { data: business } = useQuery(businessQuery(api));
  return {
    legalName: business?.legal_name ?? UNKNOWN,
    taxId: business?.tax_id ?? UNKNOWN,
    registry: business?.registry ?? UNKNOWN,
    operatorId: business?.operator_id ?? UNKNOWN,
    address: addressLine(address ?? {}),
    email: contact?.gmail ?? UNKNOWN,
    phone: contact?.phone ?? UNKNOWN,
  };
}
