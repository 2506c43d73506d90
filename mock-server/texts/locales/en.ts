import type { Catalogues } from './de';
import acceptance from './en/acceptance.json';
import comparison from './en/comparison.json';
import course from './en/course.json';
import demo from './en/demo.json';
import enums from './en/enums.json';
import film from './en/film.json';
import findings from './en/findings.json';
import flowMap from './en/flow-map.json';
import formEditor from './en/form-editor.json';
import guidedDemo from './en/guided-demo.json';
import magic from './en/magic.json';
import mail from './en/mail.json';
import pages from './en/pages.json';
import providers from './en/providers.json';
import refusal from './en/refusal.json';
import search from './en/search.json';
import shared from './en/shared.json';
import shell from './en/shell.json';
import start from './en/start.json';
import workbench from './en/workbench.json';

/** Fixtures have the English texts of situations. */
export const en: Omit<Catalogues, 'situations'> = {
  acceptance,
  comparison,
  course,
  demo,
  enums,
  film,
  findings,
  'flow-map': flowMap,
  'form-editor': formEditor,
  'guided-demo': guidedDemo,
  magic,
  mail,
  pages,
  providers,
  refusal,
  search,
  shared,
  shell,
  start,
  workbench,
};
