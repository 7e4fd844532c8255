import { render, screen } from '@testing-library/react';
import { SocialLinks } from './SocialLinks';

test('the company’s social networks are external links', () => {
  render(<SocialLinks contact={{ twitter: 'https://x.example/t', instagram: 'https://instagram.example/t' }} />);
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Instagram', 'Twitter']);
  expect(links[0]).toHaveAttribute('href', 'https://instagram.example/t');
  for (const link of links) expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a value that is not a web address never becomes a link', () => {
  render(<SocialLinks contact={{ linkedin: 'javascript:alert(1)', facebook: '@tramuntana' }} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
});
