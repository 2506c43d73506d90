import type { Catalogues } from './de';
import acceptance from './fr/acceptance.json';
import comparison from './fr/comparison.json';
import course from './fr/course.json';
import demo from './fr/demo.json';
import enums from './fr/enums.json';
import film from './fr/film.json';
import findings from './fr/findings.json';
import flowMap from './fr/flow-map.json';
import formEditor from './fr/form-editor.json';
import guidedDemo from './fr/guided-demo.json';
import magic from './fr/magic.json';
import mail from './fr/mail.json';
import pages from './fr/pages.json';
import providers from './fr/providers.json';
import refusal from './fr/refusal.json';
import search from './fr/search.json';
import shared from './fr/shared.json';
import shell from './fr/shell.json';
import situations from './fr/situations.json';
import start from './fr/start.json';
import workbench from './fr/workbench.json';

export const fr: Catalogues = {
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
  situations,
  start,
  workbench,
};
