import type { Picture } from 'shared-contracts';
import type { VideoAsset } from '../media/VideoAsset';

/** What a button does: open a page of the site, open an address elsewhere in a new tab, or play the hero's video. */
export type Action =
  | { kind: 'page'; label: string; to: string }
  | { kind: 'external'; label: string; href: string }
  | { kind: 'play'; label: string };

export type Item = { title: string; description: string };
export type Frame = {
  src: string;
  sameOrigin: boolean;
  /** Names the frame for screen readers. */
  frameTitle: string;
  linkLabel: string;
  picture: Picture;
};
export type Figure = { value: string; label: string };
export type Question = { question: string; answer: string };
export type CardItem = Item & { picture?: Picture; results?: readonly string[]; to?: string };
export type EquipmentItem = Item & { features: readonly string[]; picture?: Picture };
export type CaseItem = Item & { picture: Picture; play?: { label: string; href: string } };

type Titled<Kind extends string> = { kind: Kind; title: string; lead?: string };

export type StatsSection = Titled<'stats'> & { items: readonly Figure[] };
/** Cards for what can be shown or delivered: services, technologies, innovations. */
type CardsSection = Titled<'cards'> & { items: readonly CardItem[] };
/** A numbered list in two columns, for characteristics of a drone or a service. */
type FeaturesSection = Titled<'features'> & { items: readonly Item[] };
/** Reasons and advantages, ticked off. */
type BenefitsSection = Titled<'benefits'> & { items: readonly Item[] };
type StepsSection = Titled<'steps'> & { items: readonly Item[] };
type EquipmentSection = Titled<'equipment'> & { items: readonly EquipmentItem[] };
type SectorsSection = Titled<'sectors'> & { items: readonly CardItem[] };
type QuoteSection = Titled<'quote'> & { text: string; author: string; detail: string };
/** Finished work; a tile with `play` opens it elsewhere in a new tab. */
type CasesSection = Titled<'cases'> & { items: readonly CaseItem[] };
type CollageSection = Titled<'collage'> & { pictures: readonly Picture[]; actions?: readonly Action[] };
export type VideoSection = Titled<'video'> & {
  video: VideoAsset;
  /** The day of the same clip in the gallery (`fecha`), ISO 8601. */
  published: string;
  actions?: readonly Action[];
};
/** An iframe: a viewer on the site's own origin, or another provider's page, which waits for a click. */
type EmbedSection = Titled<'embed'> & { embed: Frame };
type FaqSection = Titled<'faq'> & { items: readonly Question[] };
export type CallToActionSection = Titled<'callToAction'> & { lead: string; actions: readonly Action[] };

/** All that a content page can be made of. A new kind is a new member here and a new view in src/sections. */
export type Section =
  | StatsSection
  | CardsSection
  | FeaturesSection
  | BenefitsSection
  | StepsSection
  | EquipmentSection
  | SectorsSection
  | QuoteSection
  | CasesSection
  | CollageSection
  | VideoSection
  | EmbedSection
  | FaqSection
  | CallToActionSection;
