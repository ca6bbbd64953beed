/** How a run is made; it travels with the result, so that the page never explains another run than the one it shows. */
export const METHOD = [
  'Each scenario is one or more messages in the words of somebody who needs help, with typing errors and missing details left in. The messages go one after the other into the same assistant that runs on this site, without an account and without any outside service. The reply to the last message is judged.',
  'A program does the judging, by comparing with what was written down beforehand: which kind of reply is right, which area of law it is about, which facts of our knowledge it has to state, and which words or numbers have to appear. Nobody looks at a reply and decides kindly.',
  'The scenarios were written from the law and not from the assistant’s own texts. Our rule is that a scenario is corrected only where what it expects is wrong itself, never because the assistant fails it.',
] as const;
