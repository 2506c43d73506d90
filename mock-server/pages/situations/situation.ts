import type { TextKey } from '../../texts/translate';
import type { MiniatureData } from '../parts/miniature';

type GroupKey = Extract<TextKey<'pages'>, `groups.${string}`>;
export type SituationGroup = GroupKey extends `groups.${infer Name}` ? Name : never;

export interface Situation {
  readonly id: string;
  readonly group: SituationGroup;
  readonly title: string;
  readonly description: string;
  readonly summary: string;
  readonly miniature: MiniatureData;
  readonly searchText: string;
  readonly isLoaded: boolean;
}
