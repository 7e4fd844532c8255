import provider from '../../fixtures/provider.json';
import site from '../../fixtures/site.json';

/** What providers of the API answered, by call (fixtures/README.md). Every consumer's schemas must read them. */
export const recordedAnswers: Record<string, Record<string, unknown>> = {
  'the site’s own API': site,
  'another provider': provider,
};
