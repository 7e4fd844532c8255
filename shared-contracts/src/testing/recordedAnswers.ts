import provider from '../../fixtures/provider.json';
import site from '../../fixtures/site.json';

/** Recorded answers of the API's providers, by call (fixtures/README.md). Every consumer's schemas must accept them. */
export const recordedAnswers: Record<string, Record<string, unknown>> = {
  'the site’s own API': site,
  'another provider': provider,
};
