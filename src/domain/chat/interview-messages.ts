type Said = {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  /** An answer of the assistant in which it was filling in a document with the person. */
  readonly isInterview?: boolean | undefined;
};

/**
 * The messages in which a document was filled in, given all messages of a chat in their order. Names and home addresses
 * are told in them which no pattern finds, so that they stay hidden as a whole where contact details do.
 */
export function interviewMessages(messages: readonly Said[]): ReadonlySet<string> {
  const isPart = ({ role, isInterview = false }: Said, index: number) => {
    if (role === 'assistant') return isInterview;
    const wasAsked = messages[index - 1]?.isInterview ?? false;
    // Without an answer yet, what was said is still the answer to the question.
    return wasAsked && (messages[index + 1]?.isInterview ?? messages[index + 1] === undefined);
  };
  return new Set(messages.filter(isPart).map(({ id }) => id));
}
