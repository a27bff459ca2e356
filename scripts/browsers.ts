/** The oldest browsers that the product supports: those of the end of November 2024, two years before this list. */
export const browsers = ['chrome131', 'edge131', 'firefox133', 'safari18.1'];
