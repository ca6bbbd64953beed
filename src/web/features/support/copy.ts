import { brand } from '#web/brand.ts';

export const copy = {
  lastUpdated: (date: string) => `Last updated ${date}`,
  onThisPage: 'On this page',
  faqDeadlines: 'Count a legal deadline',
  faqQuality: 'How good are the answers?',
  faqMore: 'Another question?',
  faqContact: 'Write to us',
  about: {
    how: 'How it works',
    steps: [
      { title: 'Describe your issue', text: 'In your own words, in English or Spanish. No account needed.' },
      {
        title: 'Read a plain answer',
        text: 'General information with its source, and the forms and deadlines that go with it.',
      },
      {
        title: 'Take the next step',
        text: 'Fill out a form, or contact a licensed New York attorney. The online consultation is free.',
      },
    ],
    asked: 'What people ask',
    questions: [
      { area: 'Renting', question: 'My landlord has not returned my security deposit. What does the law say?' },
      { area: 'Eviction', question: 'I got a notice to leave my apartment. What happens next?' },
      { area: 'Work', question: 'My employer has not paid my last wages. Where can I complain?' },
      { area: 'Debt', question: 'A debt collector is suing me. How do I answer?' },
      { area: 'Small claims', question: 'How do I file in small claims court, and how much can I ask for?' },
      { area: 'Family', question: 'How does child support work in New York?' },
    ],
    isAndIsNot: `What ${brand.name} is, and what it is not`,
    is: 'It is',
    isSentences: [
      'General legal information for New York, in plain words.',
      'Help to find legal forms and fill them out with your own answers.',
      'A way to reach attorneys whose New York license we have verified.',
    ],
    isNot: 'It is not',
    isNotSentences: [
      'A law firm. It gives no legal advice and cannot represent you.',
      'A recommendation. We do not endorse attorneys, and some may pay to be shown more often.',
      'Confidential the way a talk with your own lawyer is.',
    ],
    danger:
      'In danger? Call 911. Thinking about harming yourself? Call or text 988. National Domestic Violence Hotline: 1-800-799-7233.',
    links: [
      { to: 'faq', words: 'FAQ' },
      { to: 'documents', words: 'Forms and letters' },
      { to: 'deadlines', words: 'Count a deadline' },
      { to: 'quality', words: 'How good are the answers?' },
      { to: 'contact', words: 'Contact Us' },
      { to: 'terms', words: 'Terms of Service' },
      { to: 'privacy', words: 'Privacy Policy' },
    ],
  },
  contact: {
    heading: 'Questions?',
    intro:
      'Write to us about the site, your account or an attorney. For a question about your legal issue, use the chat.',
    email: 'Email',
    phone: 'Phone',
    message: 'How can we help you?',
    methods: 'Preferred contact method',
    method: { email: 'Email', phone: 'Phone', text: 'Text Message' },
    send: 'Send Message',
    sending: 'Sending...',
    support: 'You can also write to',
    sent: 'Your message is on its way',
    sentDetail: (email: string) => `Thank you. We will answer ${email} as soon as we can.`,
    again: 'Send another message',
    noScript: `This form needs JavaScript. You can write to ${brand.supportEmail} instead.`,
  },
  contactError: {
    email: 'Please provide a valid email address',
    phone: 'Please provide a valid US phone number',
    message: 'Please describe how we can help you',
    messageTooLong: (max: number) => `Please use at most ${max} characters`,
    methods: 'Please select at least one preferred contact method',
    unavailable: 'Email service is temporarily unavailable. Please try again later.',
    unsuccessful: 'Failed to send message. Please try again.',
    other: 'An error occurred while sending your message. Please try again.',
  },
} as const;
