/** Everything the portal may write into its log, closed: the event's name for machines and its sentence for people. */
export const EVENTS = {
  'server-started': 'The portal serves',
  'server-stopping': 'The portal finishes what is running and then ends',
  'listen-failed': 'The portal cannot listen on its port',
  'assets-not-shared': 'The portal cannot start: its files cannot be put into ASSETS_DIR',
  'assets-not-removed': 'Files of old builds cannot be removed from ASSETS_DIR',
  crashed: 'An error that nobody caught ended the portal',
  request: 'A request was answered',
  'request-failed': 'A request failed outside of the pages',
  'page-failed': 'A loader or an action failed',
  'render-failed': 'A part of a page failed that it does without',
  'library-message': 'A library wrote to the console',
  'api-call': 'A call of the lending API has ended',
  'api-answer-breaks-contract': 'The lending API answered what the contract forbids',
  'configuration-unreadable': 'The configuration of a partner could not be read',
  'configuration-not-kept': 'The configuration of a partner could not be kept',
  'configuration-incomplete':
    'The configuration of a partner lacks a list that an application needs (DYN-11)',
  'feature-malformed': 'A feature of the configuration is malformed and left at its default',
  'theme-corrected': 'A colour of the partner was changed so that text stays readable',
  'form-unreadable': 'A configured form cannot be shown (DYN-11)',
  'form-finding': 'A configured form holds what is not understood (DYN-11)',
  login: 'Somebody logged in, or tried to',
  logout: 'Somebody logged out, or tried to',
  'account-made': 'Somebody made an account, or tried to',
  'password-set': 'Somebody set a new password, or tried to',
  'access-refused': 'The lending API refused access to something',
  'proxy-not-trusted':
    'What somebody forwards of visitors is not believed: TRUSTED_PROXIES does not name them',
  'control-refused': 'A request or an answer was refused that tried to get around a control',
  'request-refused': 'Requests beyond the bounds of addresses, headers and bodies were refused',
  'rate-limit-reached': 'Somebody does something too often and is refused for a while',
  'store-unreachable': 'The session store does not answer',
  'store-recovered': 'The session store answers again',
  'store-refused': 'The session store refused a command',
  'store-unreadable': 'What another build has stored cannot be read by this one, and is left as it is',
  'store-empty': 'Redis holds nothing of the portal: this is the first start, or it has lost its data',
  'store-not-persistent':
    'Redis keeps the sessions in memory only: when it restarts, users are logged out and unsent forms are lost',
  'store-lost-data': 'Redis came back without its data: users are logged out and unsent forms are lost',
} as const;

export type EventName = keyof typeof EVENTS;
