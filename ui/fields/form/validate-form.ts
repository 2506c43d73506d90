// Import this module dynamically, because it includes the schema library.
export { parseWithZod as validateForm } from '@conform-to/zod/v4';
