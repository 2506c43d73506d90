import type { Catalogues } from './de';
import acceptance from './pl/acceptance.json';
import comparison from './pl/comparison.json';
import course from './pl/course.json';
import demo from './pl/demo.json';
import enums from './pl/enums.json';
import film from './pl/film.json';
import findings from './pl/findings.json';
import flowMap from './pl/flow-map.json';
import formEditor from './pl/form-editor.json';
import guidedDemo from './pl/guided-demo.json';
import magic from './pl/magic.json';
import mail from './pl/mail.json';
import pages from './pl/pages.json';
import providers from './pl/providers.json';
import refusal from './pl/refusal.json';
import search from './pl/search.json';
import shared from './pl/shared.json';
import shell from './pl/shell.json';
import situations from './pl/situations.json';
import start from './pl/start.json';
import workbench from './pl/workbench.json';

export const pl: Catalogues = {
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
