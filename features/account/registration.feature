Feature: Registration

  @ACC-02 @ACC-03
  Scenario: A new customer is logged in and sees the applications
    When I register
    Then I arrive at my applications
    And the header shows my e-mail

  @ACC-02 @plain @needs-proxy
  Scenario Outline: A new customer is logged in although the answer to the registration is <answer>
    Given the registration is done, and its answer is <answer>
    When I register
    Then I arrive at my applications

    Examples:
      | answer     |
      | a web page |
      | empty      |

  @ACC-02 @no-js
  Scenario: A new customer registers without JavaScript
    When I register
    Then I arrive at my applications

  @ACC-02 @ACC-03 @plain @needs-proxy
  Scenario: The lender receives the registration data and language
    Given I read French
    When I register but state the e-mail as "Claire.DUPONT@Example.COM"
    Then the lender got a registration with:
      | email                  | claire.dupont@example.com |
      | accepted_terms         | true                      |
      | interface_language     | fr                        |
      | communication_language | fr                        |

  @ACC-02 @SHELL-26 @needs-media
  Scenario: The registration prints the terms only if their box is ticked
    When I open "/register"
    Then the box of the terms is on paper once it is ticked, with its tick in black

  @ACC-02 @plain
  Scenario: A double click creates a single account
    When I register twice at once
    Then both lead to "/dashboard/applications"

  @ACC-02 @SIM-11 @plain @needs-simulator
  Scenario: The same e-mail can register in two sandboxes of the simulator
    When I register
    And I register in another world of the simulator, with the same address
    Then I arrive at my applications
    And the header shows my e-mail

  @ACC-02 @plain
  Scenario: An e-mail address that has an account cannot register again
    Given I have an account
    When I register
    Then I see the message of err_email_conflict
    And my e-mail is still there

  @ACC-02 @plain @needs-proxy
  Scenario: A failed registration shows an error and keeps the e-mail
    Given the registration answers a server error
    When I register
    Then I see the message that registering failed
    And my e-mail is still there

  @ACC-03
  Scenario Outline: The e-mail "<e-mail>" is <verdict> in the registration
    When I register but state the e-mail as "<e-mail>"
    Then the e-mail is <verdict>

    Examples:
      | e-mail                | verdict |
      |                       | refused |

    @plain
    Examples:
      | e-mail                | verdict |
      | anna                  | refused |
      | anna@                 | refused |
      | anna@lindhof          | refused |
      | anna lind@example.com | refused |

  @ACC-03
  Scenario Outline: An e-mail of <length> characters is <verdict> in the registration
    When I register but state the e-mail as an e-mail of <length> characters
    Then the e-mail is <verdict>

    @plain
    Examples:
      | length | verdict  |
      | 250    | accepted |
      | 251    | refused  |

  @ACC-04
  Scenario Outline: The registration refuses the password "<password>" as <reason>
    When I register but state the password as "<password>"
    Then the password is refused as <reason>

    @plain
    Examples:
      | password     | reason     |
      |              | missing    |
      | Ab-2026      | too short  |
      | kontor-2026! | too simple |
      | KONTOR-2026! | too simple |
      | Kontor-Haus! | too simple |
      | Kontor2026   | too simple |

  @ACC-04
  Scenario Outline: A password of <length> characters is <verdict> in the registration
    When I register but state the password as a password of <length> characters
    Then the password is <verdict>

    @plain
    Examples:
      | length | verdict  |
      | 8      | accepted |
      | 254    | accepted |
      | 255    | refused  |

  @ACC-04 @plain
  Scenario: A registration with a different repeated password is rejected
    When I register but state the repeated password as "Kontor-2027!"
    Then the repeated password is refused as different

  @ACC-05 @plain
  Scenario: A registration without the terms is rejected
    When I register without the terms
    Then the terms are refused as not accepted

  @ACC-05 @plain @needs-partners
  Scenario: A registration without consent to the partner's own terms is rejected
    Given I visit Kontor Klein
    When I register without the partner's terms
    Then the partner's terms are refused as not accepted

  @ACC-05 @plain
  Scenario: The registration at a partner without its own terms shows no second checkbox
    When I open the registration
    Then I am not asked for the partner's terms
