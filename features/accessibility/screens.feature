Feature: Every screen can be used by everybody

  Checked against the rules of WCAG 2.2 AA that can be checked by a machine, and against what is good practice beyond them.

  Scenario Outline: <screen> has no known barriers
    When I look at <screen>
    Then the page has no barriers
    And a screen reader finds in <screen> what was agreed

    Examples: Visitors
      | screen                       |
      | the loan request             |
      | the refused loan request     |
      | the company name             |
      | the company suggestions      |
      | the company details          |
      | the refused company details  |
      | the account creation         |
      | the check of my answers      |
      | the refused account creation |
      | the login                    |
      | the refused login            |
      | the registration             |
      | the refused registration     |
      | the not-found page           |
      | the cookie settings          |
      | the help                     |

    Examples: Applicants
      | screen               |
      | the indicative offer |

    @simulator
    Examples: Customers
      | screen           |
      | the rejection    |
      | the practice     |
      | the refused practice |
      | the empty list   |
      | the list         |
      | the profile menu |
      | the documents    |

    @phone
    Examples: On a phone
      | screen                      |
      | the loan request            |
      | the company details         |
      | the refused company details |
      | the indicative offer        |

    @phone @simulator
    Examples: Customers on a phone
      | screen   |
      | the list |

    @simulator
    Examples: What is financed
      | screen                |
      | the objects           |
      | the form of an object |
      | the factoring details |
      | the risk protection   |
      | the new debtor        |
      | the new company       |

    @phone @simulator
    Examples: What is financed, on a phone
      | screen                |
      | the objects           |
      | the factoring details |
