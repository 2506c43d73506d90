// This module includes the schema library, so import it dynamically.
export { parseWithZod as validateForm } from '@conform-to/zod/v4';
