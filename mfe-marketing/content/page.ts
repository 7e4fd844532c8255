import type { Picture } from 'shared-contracts';
import type { VideoAsset } from '../media/VideoAsset';
import type { Action, Section } from './sections';

/** What search engines and shared links say of a page; the shell appends the company's name to the title. */
export type PageHeadCopy = { title: string; description: string; keywords: readonly string[]; noindex?: boolean };

export type Background = { kind: 'picture'; picture: Picture } | { kind: 'video'; video: VideoAsset };

export type HeroCopy = {
  title: string;
  lead: string;
  /** The small line that says what the picture behind it shows. */
  annotation?: string;
  background: Background;
  actions: readonly Action[];
};

/** A page made of data: a service, a project, the sample video. Titles of sections are unique within a page. */
export type ContentPage = { head: PageHeadCopy; hero: HeroCopy; sections: readonly Section[] };
