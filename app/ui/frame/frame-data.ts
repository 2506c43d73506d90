/** Data of every page's frame (SHELL-10, SHELL-11, SHELL-12); assembled by the root loader. */
export type FrameData = {
  partnerName: string;
  /** Address of the partner's own mark; null for the portal's. */
  logo: string | null;
  legalName: string;
  support: { phone: string | null; email: string | null };
  legalLinks: {
    terms: string | null;
    termsOfUse: string | null;
    privacy: string | null;
    imprint: string | null;
  };
  /** The configured languages, each named in itself. */
  languages: { code: string; name: string }[];
  language: string;
  /** SHELL-25: the language switch also offers to show translation keys. */
  keyInspection: boolean;
  /** And it shows them now. */
  showsKeys: boolean;
  /** Null for a visitor; `hidden` while nothing of a logged-in user's account may be shown. */
  user: { email: string } | null | 'hidden';
  paths: {
    home: string;
    login: string;
    applications: string;
    settings: string;
    logout: string;
    language: string;
    colours: string;
    cookies: string;
  };
  /** The current path with its query, to come back to. */
  here: string;
  /** Id of the form that the page shows and that is to survive a switch of the language without scripts; null for none. */
  mainForm: string | null;
  consent: { analytics: boolean; marketing: boolean; decided: boolean; required: boolean };
};
