// Checks that the links of the documents lead somewhere: files, headings and named anchors.
import relativeLinks from 'markdownlint-rule-relative-links';

export default { customRules: [relativeLinks], config: { default: false, 'relative-links': true, MD051: true } };
