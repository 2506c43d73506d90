export type FrameData = {
  partnerName: string;
  logo: string | null;
  legalName: string;
  support: { phone: string | null; email: string | null };
  legalLinks: {
    terms: string | null;
    termsOfUse: string | null;
    privacy: string | null;
    imprint: string | null;
    accessibility: string | null;
    security: string | null;
  };
  languages: { code: string; name: string }[];
  language: string;
  keyInspection: boolean;
  showsKeys: boolean;
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
  pathAndQuery: string;
  mainForm: string | null;
  consent: { analytics: boolean; marketing: boolean; decided: boolean; required: boolean };
};
