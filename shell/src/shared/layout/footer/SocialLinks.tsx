import { css } from '@emotion/react';
import type { ContactInfo } from '@tramuntana/contracts';
import { color, notPrinted, space } from '@tramuntana/ui';

const NETWORKS = [
  { field: 'instagram', label: 'Instagram' },
  { field: 'linkedin', label: 'LinkedIn' },
  { field: 'facebook', label: 'Facebook' },
  { field: 'twitter', label: 'Twitter' },
] as const;

const isWebAddress = (address: string | undefined): address is string => /^https?:\/\//.test(address ?? '');

/** Links to the company's social networks. Values of the API that are not web addresses are left out. */
export function SocialLinks({ contact }: { contact: ContactInfo }) {
  const known = NETWORKS.filter(({ field }) => isWebAddress(contact[field]));
  if (known.length === 0) return null;
  return (
    <ul css={[list, notPrinted]} aria-label="Redes sociales">
      {known.map(({ field, label }) => (
        <li key={field}>
          <a href={contact[field]} target="_blank" rel="noopener noreferrer" css={link}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

const list = css({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.m}`, margin: 0, padding: 0, listStyle: 'none' });
const link = css({ display: 'inline-block', paddingBlock: space.s, color: color.sea });
