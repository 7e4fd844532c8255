/** A release that was published, and how. */
export type Published = {
  remote: string;
  version: string;
  /**
   * `present`: the same release was there already. `repaired`: it was there but damaged, and was replaced. `signed`: it was
   * there without a signature of the present key, and was replaced.
   */
  outcome: 'published' | 'present' | 'repaired' | 'signed';
  /** Notes of the release service's gate about a release that it let pass, and the releases that a shell would refuse. */
  notes?: string[];
};
