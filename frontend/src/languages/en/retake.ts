/** What makes a chosen photo hard to recognise, and two ways on. */
export default {
  thisPhoto: 'This photo',
  photo: 'Photo {{number}}',
  dark: '{{name}} is rather dark. Could you take it by a window?',
  blurred: '{{name}} is blurred. Could you tap on the plant to focus, and hold still?',
  darkAndBlurred: '{{name}} is dark and blurred. Could you take it by a window, and hold still?',
  another: 'Take Another',
  anotherNamed: 'Take Another: {{name}}',
  useIt: 'Use It Anyway',
  useItNamed: 'Use It Anyway: {{name}}',
} as const;
