import type { UploadLimits } from '~/domain/upload-check';
import type { FileState } from './rules/documents-list';

/** A document as the tab shows it. Dates are YYYY-MM-DD, `created` is a UTC instant, sizes are bytes. */
export interface ShownFile {
  id: string;
  name: string;
  type: string;
  state: FileState;
  asOfDate: string | null;
  /** Its date is too far back by now. */
  isOutdated: boolean;
  created: string;
  size: number | null;
  isVisible: boolean;
  /** The lender's own. */
  isProvided: boolean;
  mayDownload: boolean;
  mayPreview: boolean;
  mayRemove: boolean;
  mayChangeVisibility: boolean;
}

/** A configured type with its documents (DOC-01). */
export interface ShownRequirement {
  type: string;
  name: string;
  description: string | null;
  tooltip: string | null;
  templateUrl: string | null;
  needsDate: boolean;
  /** The oldest as-of date still accepted (D-58); null for any. */
  oldest: string | null;
  isFulfilled: boolean;
  files: ShownFile[];
}

export interface DocumentsView {
  today: string;
  required: ShownRequirement[];
  optional: ShownRequirement[];
  others: ShownFile[];
  fulfilled: number;
  mayUpload: boolean;
  /** A virus scan is under way: worth refreshing. */
  isChanging: boolean;
  limits: UploadLimits;
  /** For a file input's `accept`. */
  accept: string;
  /** The kinds by name: PDF, JPG. */
  kinds: string[];
  baseYear: number | null;
  /** To choose from; empty where it is not to be changed. */
  baseYears: number[];
  /** How many documents a change of the base year deletes. */
  yearBoundFiles: number;
  hasLoanContract: boolean;
}
