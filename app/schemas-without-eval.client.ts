// Zod asks whether it may compile schemas with `eval`. The policy of the pages forbids it, and browsers report each question as a violation.
// Has to be evaluated before any schema is made: the root's first import, as the root is the first module of a page. The server, which has
// no such policy, goes on compiling.
import { config } from 'zod';

config({ jitless: true });
