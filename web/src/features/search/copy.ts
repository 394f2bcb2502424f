/** Every word of the head of Search. */
export const copy = {
  dreamJob: 'let’s find your dream job',
  newChat: 'New chat',
  recentChats: 'Recent chats',
  doors: 'Chats and lists',
  more: 'More',
  saved: 'Saved',
} as const;
