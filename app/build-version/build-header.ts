/** Header in which every answer of a page names the build that made it; a page of another build then knows that it is outdated. */
export const BUILD_HEADER = 'X-Portal-Build';
