Feature: Large text and high zoom

  WCAG 2.2: text at twice its size (1.4.4), 320 by 256 pixels at 400 percent zoom (1.4.10), text spacing (1.4.12),
  focus not obscured (2.4.11).

  @SHELL-26
  Scenario Outline: At a browser font size of 32 pixels, all content of <screen> is visible <where>
    When I look at <screen>
    And my browser shows text at 32 pixels
    Then text of the page is twice as large
    And the page fits the screen
    And every text is seen whole

    Examples:
      | screen                      | where        |
      | the refused company details | on a desktop |
      | the representatives         | on a desktop |
      | the link for a phone        | on a desktop |

    @phone
    Examples:
      | screen                             | where      |
      | the loan request                   | on a phone |
      | the refused company details        | on a phone |
      | the login                          | on a phone |
      | the indicative offer               | on a phone |
      | the list                           | on a phone |
      | the overview                       | on a phone |
      | the documents                      | on a phone |
      | the representatives                | on a phone |
      | the factoring details              | on a phone |
      | the objects                        | on a phone |
      | the signatures                     | on a phone |
      | the settings                       | on a phone |
      | the cookie question                | on a phone |
      | the guided bank account            | on a phone |
      | the guided representatives         | on a phone |
      | the guided documents               | on a phone |
      | the guided objects                 | on a phone |
      | the guided factoring details       | on a phone |
      | the end of the guided completion   | on a phone |
      | the confirmation of all signatures | on a phone |
      | the documents to print             | on a phone |
      | the link for a phone               | on a phone |

  @SHELL-26 @needs-devtools
  Scenario Outline: On a narrow phone with text at twice its size, <screen> shows all content
    Given I read Polish
    And I hold a narrow phone
    When I look at <screen>
    And my phone shows text at twice its size
    Then the page fits the screen
    And every text is seen whole
    And no text covers another text

    Examples:
      | screen                 |
      | the login              |
      | the list               |
      | the cookie page        |
      | the new representative |

  @SHELL-26
  Scenario Outline: On a narrow phone with the text spacing of WCAG 1.4.12, <screen> shows all content
    Given I read Polish
    And I hold a narrow phone
    When I look at <screen>
    And my browser spaces text widely
    Then the page fits the screen
    And no text covers another text

    Examples:
      | screen          |
      | the list        |
      | the cookie page |

  @SHELL-26
  Scenario Outline: At 400 percent zoom, the keyboard focus stays visible on <screen>
    When I look at <screen>
    And I zoom in to 400 percent
    Then nothing is fixed to the screen
    And every stop of the Tab key is in view

    Examples:
      | screen                       |
      | the company details          |
      | the account creation         |
      | the form of a representative |
      | the link for a phone         |

  @SHELL-13 @SHELL-26
  Scenario Outline: In windows of seven sizes, the cookie question hides no focused control of <page>
    Given I have not been asked about cookies yet
    When I open "<page>"
    Then while the cookie question is open, every stop of the Tab key is in view in windows of:
      | 1366 | 625 |
      | 375  | 667 |
      | 390  | 664 |
      | 360  | 640 |
      | 640  | 360 |
      | 320  | 256 |
      | 390  | 844 |

    Examples:
      | page                   |
      | /application/loan-info |
      | /login                 |
      | /register              |
      | /forgot-password       |

  @SHELL-13 @SHELL-26
  Scenario Outline: In small windows, the cookie question hides no focused control of <screen>
    Given I have not been asked about cookies yet
    When I look at <screen>
    Then while the cookie question is open, every stop of the Tab key is in view in windows of:
      | 1366 | 625 |
      | 375  | 667 |
      | 640  | 360 |
      | 320  | 256 |

    Examples:
      | screen                           |
      | the company details              |
      | the check of my answers          |
      | the representatives              |
      | the form of a representative     |
      | the new representative           |
      | the objects                      |
      | the form of an object            |
      | the financials                   |
      | the new debtor                   |
      | the bank account                 |
      | the terms                        |
      | the papers                       |
      | the settings                     |
      | the guided bank account          |
      | the guided representatives       |
      | the documents                    |
      | the guided documents             |
      | the guided other information     |
      | the guided factoring details     |
      | the end of the guided completion |
      | the signatures                   |

  @SHELL-13 @SHELL-26
  Scenario: In small windows, the cookie question hides no focused control of the remaining items of the guided completion
    Given I have not been asked about cookies yet
    And an application of which everything is missing
    When I open my application
    And I open the guided completion at "email"
    Then while the cookie question is open, every stop of the Tab key is in view in windows of:
      | 375 | 667 |
      | 640 | 360 |
    When I open the guided completion at "tax-number"
    Then while the cookie question is open, every stop of the Tab key is in view in windows of:
      | 375 | 667 |
      | 640 | 360 |
    When I open the guided completion at "debt-ledger"
    Then while the cookie question is open, every stop of the Tab key is in view in windows of:
      | 375 | 667 |
      | 640 | 360 |
    When I open the guided completion at "objects"
    Then while the cookie question is open, every stop of the Tab key is in view in windows of:
      | 375 | 667 |
      | 640 | 360 |

  @SHELL-26 @phone @needs-devtools
  Scenario Outline: On a phone with a home indicator, the bottom bar covers no focused control and no footer of <screen>
    When I look at <screen>
    And my phone has a home indicator
    Then every stop of the Tab key is in view
    And the footer ends above the bottom bar

    Examples:
      | screen              |
      | the loan request    |
      | the company details |

  @SHELL-26 @phone
  Scenario Outline: A phone does not zoom in on form controls of <screen>
    When I look at <screen>
    Then every control has letters of at least 16 pixels

    Examples:
      | screen                       |
      | the loan request             |
      | the documents                |
      | the form of a representative |
      | the settings                 |
